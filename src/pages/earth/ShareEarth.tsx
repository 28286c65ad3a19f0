import { CopyButton } from '../../design/CopyButton';
import { completeContinents, CONTINENTS, countriesOf } from '../../domain/continents';
import type { LitCountry } from '../../domain/earth';
import { countryCentre } from '../../features/earth/globe/centres';
import { useContinentName } from '../../features/earth/useExpeditionName';
import { typedAddress } from '../../features/share/drawPng';
import { SharePicture } from '../../features/share/SharePicture';
import type { Earth } from '../../maps/earthFiles';
import { paths } from '../../paths';
import { useServices } from '../../store/hooks';
import { directionOf, prefixOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';
import { earthPng } from './earthPng';

type Props = {
  readonly earth: Earth | null | undefined;
  readonly lit: readonly LitCountry[];
  readonly last: LitCountry;
  readonly count: string;
  /** Shares the words alone. */
  readonly cannotDraw: boolean;
};

/** Shares a picture of the Earth, turned to the last lit country. Files that did not load are tried again. */
export function ShareEarth({ earth, lit, last, count, cannotDraw }: Props) {
  const texts = useTexts();
  const { loadEarth, share, site } = useServices();
  const language = useLanguage();
  const address = site + prefixOf(language) + paths.earth;
  const nameOf = useContinentName();
  const complete = completeContinents(lit);
  const latest = complete.length < CONTINENTS.length && complete.at(-1);
  const all = latest ? countriesOf(latest).length : 0;
  const sentence = latest
    ? texts.earth.complete(nameOf(latest), texts.earth.of(all, all))
    : texts.earth.description;
  const words = { count, sentence, address: typedAddress(address) };
  const text = [count, words.sentence, address].join('\n');
  const draw = async () => {
    const files = earth ?? (await loadEarth());
    const centre = countryCentre(files.shapes, last.round.answer);
    return earthPng(files, lit, centre, words, directionOf(language));
  };
  return cannotDraw ? (
    <CopyButton variant="main" label={texts.recap.share} text={() => text} copy={share} />
  ) : (
    <SharePicture
      variant="main"
      label={texts.recap.share}
      text={text}
      fileName="zoomle-earth.png"
      draw={draw}
      failure={texts.errors.section(texts.game.menu.earth)}
    />
  );
}
