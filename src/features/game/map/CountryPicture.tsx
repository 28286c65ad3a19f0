import { type ComponentProps, type ReactNode, useState } from 'react';

import type { PictureFile } from '../../../maps/atlas';
import { useServices } from '../../../store/hooks';

type Props = ComponentProps<'img'> & {
  /** Undefined until it is known. */
  readonly country: string | undefined;
  readonly file: PictureFile;
  /** Shown if there is no picture, or if it does not load. */
  readonly instead?: ReactNode;
};

/** A decorative picture outside the board. It is the atlas's: nothing is billed. */
export function CountryPicture({ country, file, instead = null, ...props }: Props) {
  const { atlas } = useServices();
  const url = atlas.fileUrl(country ?? '', file);
  const [failedUrl, setFailedUrl] = useState<string>();
  if (!url || url === failedUrl) return instead;
  return <img key={url} {...props} src={url} alt="" onError={() => setFailedUrl(url)} />;
}

/** The atlas's picture of the world, for pages without a board. */
export const useWorld = () => useServices().atlas.world;
