import { CopyButton } from '../../design/CopyButton';
import { completeContinents, CONTINENTS, countriesOf } from '../../domain/continents';
import type { LitCountry } from '../../domain/earth';
import { countryCentre } from '../../features/earth/globe/centres';
import { makeGlobeRenderer } from '../../features/earth/globe/globeRenderer';
import { useContinentName } from '../../features/earth/useExpeditionName';
import { drawEarth, EARTH_SIZE, GLOBE } from '../../features/share/pictures/earthPicture';
import { typedAddress } from '../../features/share/pictures/layOut';
import type { Sheet } from '../../features/share/pictures/sheet';
import { SharePicture } from '../../features/share/SharePicture';
import type { Earth } from '../../maps/earthFiles';
import { paths } from '../../paths';
import { useServices } from '../../store/hooks';
import { prefixOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';

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
  const { errors, recap, ...texts } = useTexts();
  const { loadEarth, share, site } = useServices();
  const nameOf = useContinentName();
  const complete = completeContinents(lit);
  const latest = complete.length < CONTINENTS.length && complete.at(-1);
  const all = latest ? countriesOf(latest).length : 0;
  const sentence = latest
    ? texts.earth.complete(nameOf(latest), texts.earth.of(all, all))
    : texts.earth.description;
  const address = site + prefixOf(useLanguage()) + paths.earth;
  const text = [count, sentence, address].join('\n');
  const button = { variant: 'main', label: recap.share } as const;
  if (cannotDraw) return <CopyButton {...button} text={() => text} copy={share} />;

  const draw = async (sheet: Sheet) => {
    const files = earth ?? (await loadEarth());
    const canvas = document.createElement('canvas');
    const globe = makeGlobeRenderer(canvas, files, lit, GLOBE);
    globe.draw(countryCentre(files.shapes, last.round.answer), GLOBE);
    const words = { count, sentence, address: typedAddress(address) };
    await drawEarth(sheet, canvas, words).finally(() => globe.release());
  };
  const failure = errors.section(errors.sections.earth);
  return (
    <SharePicture
      {...{ ...button, text, draw, failure }}
      size={EARTH_SIZE}
      fileName="zoomle-earth.png"
    />
  );
}
