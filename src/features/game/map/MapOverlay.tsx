import type { ComponentProps, Ref } from 'react';
import { styled } from 'styled-components';

import { color, fonts } from '../../../design/tokens';
import type { Point } from '../../../domain/geography';
import { translateTo } from '../../../maps/camera';
import { scaleBarFor } from '../../../maps/scaleBar';
import type { Extent } from '../../../maps/webMercator';
import { useAppSelector } from '../../../store/hooks';
import { useStartTexts } from '../../../texts/useTexts';
import { selectSettings } from '../../settings/settingsSlice';
import { Layer } from './MapFrame';

const Overlay = styled(Layer)`
  direction: ltr;
  pointer-events: none;
  color: #fff;
  text-shadow:
    0 0 3px #000,
    0 0 2px #000;
`;

/** With two shadows, for contrast with snow: 4.6 to 1. */
const Sign = styled.svg.attrs({
  width: 46,
  height: 46,
  viewBox: '-23 -23 46 46',
  'aria-hidden': true,
})`
  position: absolute;
  inset: calc(50% - 23px) auto auto calc(50% - 23px);
  filter: drop-shadow(0 0 1px #000) drop-shadow(0 0 1px #000);
`;

const Scale = styled.div`
  position: absolute;
  inset: auto auto 12px 14px;
  font: 600 0.75rem/1.2 ${fonts.heading};
  white-space: nowrap;
  unicode-bidi: plaintext;
`;

const Bar = styled.div`
  width: var(--length);
  height: 7px;
  margin-top: 2px;
  border: solid #fff;
  border-width: 0 2px 2px;
  filter: drop-shadow(0 0 1.5px rgb(0 0 0 / 80%));
`;

/** Marks the place. */
export const Crosshair = (props: ComponentProps<'svg'>) => (
  <Sign {...props}>
    <path d="M-23 0H-7M7 0H23M0-23V-7M0 7V23" stroke="#fff" strokeWidth="1.5" />
    <circle r="3.5" fill="none" stroke="#fff" strokeWidth="3.5" />
    <circle r="3.5" fill="none" stroke={color('signal')} strokeWidth="2" />
  </Sign>
);

const Dot = (props: ComponentProps<'svg'>) => (
  <Sign {...props}>
    <circle r="5" fill={color('signal')} stroke="#fff" strokeWidth="2" />
  </Sign>
);

type Props = {
  readonly camera: Extent;
  readonly sign: Point | undefined;
  readonly isDot: boolean;
  readonly signRef: Ref<SVGSVGElement>;
};

export function MapOverlay({ camera, sign, isDot, signRef }: Props) {
  const texts = useStartTexts();
  const { units } = useAppSelector(selectSettings);
  const scale = scaleBarFor(camera, units);
  const SignShape = isDot ? Dot : Crosshair;
  return (
    <Overlay>
      {sign && <SignShape ref={signRef} style={{ translate: translateTo(camera, sign) }} />}
      {/* The guesses have distances of their own, and need the corner. */}
      {sign && scale && (
        <Scale style={{ '--length': `${scale.share * 100}cqw` }}>
          <span>{texts.units.grouped(texts.units.length(scale.length, units))}</span>
          <Bar />
        </Scale>
      )}
    </Overlay>
  );
}
