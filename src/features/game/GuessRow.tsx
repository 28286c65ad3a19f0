import { useAppSelector, useCountryLabel, useServices } from '../../app/hooks';
import { EnglishName } from '../../design/EnglishName';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { ARROWS } from '../../domain/geography';
import { percentNear } from '../../domain/proximity';
import { findLandmark, type Guess } from '../../domain/round';
import { useTexts } from '../../texts/useTexts';
import { selectFormatDistance } from '../settings/settingsSlice';
import { Arrow, Bar, BarFill, Distance, Name, Percent, Row, Small } from './guessRowStyles';

/**
 * One guess: the country, the distance and direction to the answer, how near that is, and the place
 * in the guessed country from where it is measured, by the list as it is today.
 */
export function GuessRow({ guess }: { readonly guess: Guess }) {
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
      <Distance>{formatDistance(guess.distance)}</Distance>
      <Arrow>
        <span aria-hidden="true">{ARROWS[guess.direction]}</span>
        <VisuallyHidden>{texts.game.direction(guess.direction)}</VisuallyHidden>
      </Arrow>
      <Bar aria-hidden="true">
        <BarFill />
      </Bar>
      <Percent>
        {texts.game.percent(near)}
        <VisuallyHidden> {texts.game.near}</VisuallyHidden>
      </Percent>
    </Row>
  );
}
