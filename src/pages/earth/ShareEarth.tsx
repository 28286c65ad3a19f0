import type { LitCountry } from '../../domain/earth';
import { countryCentre } from '../../features/earth/globe/centres';
import { SharePicture } from '../../features/share/SharePicture';
import type { Earth } from '../../maps/earthFiles';
import { paths } from '../../paths';
import { useServices } from '../../store/hooks';
import { directionOf, prefixOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';
import { earthPng } from './earthPng';

type Props = {
  readonly earth: Earth;
  readonly lit: readonly LitCountry[];
  readonly last: LitCountry;
  readonly count: string;
};

/** Shares a picture of the Earth, turned to the last lit country. */
export function ShareEarth({ earth, lit, last, count }: Props) {
  const texts = useTexts();
  const { site } = useServices();
  const language = useLanguage();
  const words = {
    count,
    sentence: texts.earth.description,
    address: site.replace(/^https?:\/\//, '') + prefixOf(language) + paths.earth,
  };
  return (
    <SharePicture
      fileName="zoomle-earth.png"
      draw={() =>
        earthPng(earth, lit, countryCentre(earth.shapes, last), words, directionOf(language))
      }
      failure={texts.errors.section(texts.game.menu.earth)}
    />
  );
}
