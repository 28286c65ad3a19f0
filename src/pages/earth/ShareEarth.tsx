import { CopyButton } from '../../design/CopyButton';
import { dark } from '../../design/tokens';
import { completeContinents, CONTINENTS, countriesOf } from '../../domain/continents';
import type { LitCountry } from '../../domain/earth';
import { countryCentre } from '../../features/earth/globe/centres';
import { makeGlobeRenderer } from '../../features/earth/globe/globeRenderer';
import { useContinentName } from '../../features/earth/useExpeditionName';
import type { Sheet } from '../../features/share/drawPng';
import { typedAddress } from '../../features/share/layOut';
import { SharePicture } from '../../features/share/SharePicture';
import type { Earth } from '../../maps/earthFiles';
import { paths } from '../../paths';
import { useServices } from '../../store/hooks';
import { prefixOf } from '../../texts/languages';
import { useLanguage, useTexts } from '../../texts/useTexts';

/** As large as link previews. */
const SIZE = { width: 1200, height: 630 };
/** The side of the globe's square, in pixels. */
const GLOBE = 630;
const WORDS = { x: 664, y: 0, width: 500, height: SIZE.height };

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
  const { errors, game, recap, ...texts } = useTexts();
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

  const draw = async ({ context, leftOf, write }: Sheet) => {
    const files = earth ?? (await loadEarth());
    const canvas = document.createElement('canvas');
    const globe = makeGlobeRenderer(canvas, files, lit, GLOBE);
    globe.draw(countryCentre(files.shapes, last.round.answer), GLOBE);
    context.drawImage(canvas, leftOf(0, GLOBE), 0);
    globe.release();
    const { ink, muted, action } = dark;
    await write(
      WORDS,
      [count, 52, ink],
      [sentence, 30, muted],
      [typedAddress(address), 26, action],
    );
  };
  const failure = errors.section(game.menu.earth);
  return (
    <SharePicture {...{ ...button, text, draw, failure }} size={SIZE} fileName="zoomle-earth.png" />
  );
}
