import { useAppSelector, useCountryLabel, useServices } from '../../app/hooks';
import { EnglishName } from '../../design/EnglishName';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { ARROWS, turnFromNorth } from '../../domain/geography';
import { percentNear } from '../../domain/proximity';
import { findLandmark, type Guess } from '../../domain/round';
import { useTexts } from '../../texts/useTexts';
import { selectFormatDistance } from '../settings/settingsSlice';
import { Count, countedDistances } from './guessMotion';
import {
  Arrow,
  ArrowSign,
  Bar,
  BarFill,
  Distance,
  DistanceText,
  Name,
  Percent,
  Row,
  Small,
} from './guessRowStyles';

type Props = {
  readonly guess: Guess;
  /** Whether it has just been made, and the row is animated. */
  readonly isNew?: boolean;
};

/** A guess. The landmark it is measured from is the one in today's list of countries. */
export function GuessRow({ guess, isNew = false }: Props) {
  const texts = useTexts();
  const { countries } = useServices();
  const label = useCountryLabel()(guess.name);
  const formatDistance = useAppSelector((state) => selectFormatDistance(state, texts.units));
  if (guess.isCorrect) {
    return (
      <Row $correct>
        <Name>{label}</Name>
        <Distance>{texts.game.correct}</Distance>
      </Row>
    );
  }
  const place = findLandmark(countries, guess.name);
  const near = percentNear(guess.distance);
  return (
    <Row $correct={false} style={{ '--near': `${near}%` }}>
      <Name>{label}</Name>
      {place && (
        <Small>
          <EnglishName name={place.name} text={texts.game.from(place.name)} />
        </Small>
      )}
      <Distance>
        <DistanceText $isNew={isNew}>{formatDistance(guess.distance)}</DistanceText>
        {isNew && (
          <Count
            aria-hidden="true"
            data-texts={countedDistances(guess.distance).map(formatDistance).join('\n')}
          />
        )}
      </Distance>
      <Arrow>
        <ArrowSign
          aria-hidden="true"
          $isNew={isNew}
          style={{ '--north': `${-turnFromNorth(guess.direction)}deg` }}
        >
          {ARROWS[guess.direction]}
        </ArrowSign>
        <VisuallyHidden>{texts.game.directions[guess.direction]}</VisuallyHidden>
      </Arrow>
      <Bar aria-hidden="true">
        <BarFill $isNew={isNew} />
      </Bar>
      <Percent>
        {texts.game.percent(near)}
        <VisuallyHidden> {texts.game.near}</VisuallyHidden>
      </Percent>
    </Row>
  );
}
