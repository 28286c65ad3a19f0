import { EnglishName } from '../../design/EnglishName';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { ARROWS, turnFromNorth } from '../../domain/geography';
import { percentNear } from '../../domain/proximity';
import { findLandmark, type Guess } from '../../domain/round';
import { useServices } from '../../store/hooks';
import { useStartTexts } from '../../texts/useTexts';
import { Arrow, Bar, countedDistances, Distance, From, Name, Percent } from './guessRowStyles';
import { Row } from './guessSlotStyles';
import { useCountryLabel } from './useCountryLabel';
import { useFormatDistance } from './useFormatDistance';

/** The most letters of a name that fits one line on a small phone. */
const SHORT_NAME = 11;

type Props = {
  readonly guess: Guess;
  /** Animates the row. */
  readonly isNew?: boolean;
};

/** A guess as it was made. Only the landmark's name is today's: guesses do not store it. */
export function GuessRow({ guess, isNew = false }: Props) {
  const texts = useStartTexts();
  const { countries } = useServices();
  const label = useCountryLabel()(guess.name);
  const formatDistance = useFormatDistance();
  if (guess.isCorrect) {
    return (
      <Row data-correct>
        <Name translate="no">{label}</Name>
        <Distance>{texts.game.correct}</Distance>
      </Row>
    );
  }
  const place = findLandmark(countries, guess.name);
  const near = percentNear(guess.distance);
  return (
    <Row data-new={isNew || undefined} style={{ '--near': `${near}%` }}>
      <Name translate="no" data-long={label.length > SHORT_NAME || undefined}>
        {label}
      </Name>
      {place && (
        <From>
          <EnglishName name={place.name} text={texts.game.from(place.name)} />
        </From>
      )}
      <Distance
        data-texts={
          isNew ? countedDistances(guess.distance).map(formatDistance).join('\n') : undefined
        }
      >
        {formatDistance(guess.distance)}
      </Distance>
      <Arrow aria-hidden="true" style={{ '--north': `${-turnFromNorth(guess.direction)}deg` }}>
        {ARROWS[guess.direction]}
      </Arrow>
      <VisuallyHidden>{texts.game.directions[guess.direction]}</VisuallyHidden>
      <Bar aria-hidden="true" />
      <Percent>
        <span>{texts.game.percent(near)}</span> <VisuallyHidden>{texts.game.near}</VisuallyHidden>
      </Percent>
    </Row>
  );
}
