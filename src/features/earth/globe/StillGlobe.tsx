import { useEffect } from 'react';

import { useLoaded } from '../../../lib/useLoaded';
import { useAppSelector, useServices } from '../../../store/hooks';
import { selectLastLit } from '../earthSelectors';
import { countryCentre, FIRST_VIEW } from './centres';
import { GlobeCanvas, type GlobeState } from './GlobeCanvas';

type Props = { readonly onState: (state: GlobeState) => void };

/** The player's Earth, turned to the last lit country. */
export function StillGlobe({ onState }: Props) {
  const { countries, loadEarth, onWake } = useServices();
  const last = useAppSelector((state) => selectLastLit(state, countries));
  const earth = useLoaded(onWake, 'earth', loadEarth);
  const centre = earth && last ? countryCentre(earth.shapes, last.round.answer) : FIRST_VIEW;
  useEffect(() => {
    if (earth === null) onState('failed');
  }, [earth, onState]);
  return earth && <GlobeCanvas earth={earth} view={centre} onState={onState} />;
}
