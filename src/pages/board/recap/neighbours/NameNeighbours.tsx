import { Fragment, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../../../design/Button';
import { row } from '../../../../design/mixins';
import { MutedText } from '../../../../design/MutedText';
import { fonts } from '../../../../design/tokens';
import { VisuallyHidden } from '../../../../design/VisuallyHidden';
import type { Country } from '../../../../domain/countries';
import { MAX_MISSES } from '../../../../domain/neighbours';
import { neighbourNamed } from '../../../../features/events';
import { selectCurrentRound, selectCurrentRoundId } from '../../../../features/game/gameSelectors';
import { textTyped } from '../../../../features/game/gameSlice';
import { CountryCombobox } from '../../../../features/game/guessInput/CountryCombobox';
import {
  selectCountryMap,
  selectNeighbourhood,
} from '../../../../features/game/map/frameSelectors';
import { selectQuestion } from '../../../../features/game/map/neighbourSelectors';
import { useCountryLabel } from '../../../../features/game/useCountryLabel';
import { focusInView } from '../../../../lib/focusInView';
import { PICTURES_ID } from '../../../../maps/picturesId';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { useTexts } from '../../../../texts/useTexts';
import { Beyond, LastAnswer } from './LastAnswer';

const Count = styled.div`
  ${row('4px 14px')}
  margin-block: 8px;

  strong {
    font: 700 1rem/1.3 ${fonts.heading};
  }
  button {
    margin-inline-start: auto;
  }
`;

/** As high as one line, so that the first answer moves nothing. */
const Said = styled.p`
  min-height: 1.5em;
  margin-bottom: 8px;
`;

/** Names the neighbours of the round's country, until all are named or too many names were wrong. */
export function NameNeighbours() {
  const { earth, game, neighbours: texts } = useTexts();
  const dispatch = useAppDispatch();
  const label = useCountryLabel();
  const id = useAppSelector(selectCurrentRoundId);
  const round = useAppSelector(selectCurrentRound);
  const question = useAppSelector(selectQuestion);
  const outline = useAppSelector(selectCountryMap)?.outline;
  const otherViews = useAppSelector(selectNeighbourhood)?.otherViews;
  const isBegun = round?.neighbours !== undefined;
  /** The last name, if it was given before, is the country's own, or a neighbour's in another view. */
  const [idle, setIdle] = useState<string | null>(null);
  const [answers, setAnswers] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  // The player has just asked for the question, unless it was begun before a reload.
  const isAsked = useRef(!isBegun);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    // The button that had the focus is gone; the player may have moved on while it was loading.
    const { activeElement, body } = document;
    if (!isAsked.current || (activeElement !== body && activeElement !== input)) return;
    document.getElementById(PICTURES_ID)?.scrollIntoView({ block: 'nearest' });
    focusInView(input);
  }, []);
  if (!id || !round || !question) return null;

  const { asked, given, found, misses } = question;
  /** Whose the border with a country is here, if that is another's in another view. */
  const holderOf = (name: string) => (asked.includes(name) ? undefined : otherViews?.[name]);
  const answer = (name: string | null) => dispatch(neighbourNamed(id, asked, name));
  const pick = ({ name }: Country) => {
    const isIdle = [round.answer.name, ...given].includes(name) || holderOf(name) !== undefined;
    setIdle(isIdle ? name : null);
    setAnswers(answers + 1);
    if (isIdle) dispatch(textTyped(''));
    else answer(name);
  };
  const said = () => {
    if (idle === null) return <LastAnswer />;
    const holder = holderOf(idle);
    if (holder !== undefined) return <span>{texts.otherView(label(idle), label(holder))}</span>;
    const repeat = idle === round.answer.name ? texts.own : texts.again;
    return <span>{repeat(label(idle))}</span>;
  };
  const left = MAX_MISSES - misses.length;
  const missesLeft = texts.missesLeft(left);
  const isMiss = idle === null && misses.includes(given.at(-1) ?? '');
  return (
    <>
      <CountryCombobox
        box={box}
        label={outline?.neighbours.length === 0 ? texts.inputNearest : texts.input}
        onPick={pick}
      />
      <Count>
        <strong>{earth.of(found.length, asked.length)}</strong>
        <MutedText as="span" role="img" aria-label={missesLeft}>
          {'●'.repeat(misses.length) + '○'.repeat(left)}
        </MutedText>
        <Button variant="quiet" onClick={() => answer(null)}>
          {asked.length > 1 ? texts.show : game.revealAnswer}
        </Button>
      </Count>
      <Said role="status">
        {/* A new key makes a new element, so that each answer is announced. */}
        <Fragment key={answers}>
          {said()} {isMiss && <VisuallyHidden>{missesLeft}</VisuallyHidden>}
        </Fragment>
      </Said>
      <Beyond />
    </>
  );
}
