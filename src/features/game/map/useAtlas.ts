import type { PictureFile } from '../../../maps/atlas';
import { useServices } from '../../../store/hooks';

/** The address of an atlas picture, if there is one: for `CountryPicture`. The board's are in the state. */
export const usePictureUrl = (country: string | undefined, file: PictureFile) =>
  useServices().atlas.fileUrl(country ?? '', file);

/** The atlas's picture of the world, for pages without a board. */
export const useWorld = () => useServices().atlas.world;
