import { useAppSelector, useServices } from '../../app/hooks';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { findCountry } from '../../domain/countries';
import { ARROWS } from '../../domain/geography';
import { percentNear } from '../../domain/proximity';
import { type Guess, landmarkOf } from '../../domain/round';
import { gameTexts } from '../../texts/game';
import { selectFormatDistance } from '../settings/settingsSlice';
import { Arrow, Bar, BarFill, Distance, Name, Percent, Row, Small } from './guessRowStyles';

/**
 * One guess: the country, the distance and direction to the answer, how near that is, and the place
 * in the guessed country from where it is measured, by the list as it is today.
 */
export function GuessRow({ guess }: { readonly guess: Guess }) {
  const { countries } = useServices();
  const formatDistance = useAppSelector(selectFormatDistance);
  if (guess.isCorrect) {
    return (
      <Row $correct>
        <Name>{guess.name}</Name>
        <Distance>{gameTexts.correct}</Distance>
      </Row>
    );
  }
  const country = findCountry(countries, guess.name);
  const place = country && landmarkOf(country);
  const percent = `${percentNear(guess.distance)}%`;
  return (
    <Row $correct={false} style={{ '--near': percent }}>
      <Name>{guess.name}</Name>
      {place && <Small>{gameTexts.from(place.name)}</Small>}
      <Distance>{formatDistance(guess.distance)}</Distance>
      <Arrow>
        <span aria-hidden="true">{ARROWS[guess.direction]}</span>
        <VisuallyHidden>{gameTexts.direction(guess.direction)}</VisuallyHidden>
      </Arrow>
      <Bar aria-hidden="true">
        <BarFill />
      </Bar>
      <Percent>
        {percent}
        <VisuallyHidden> {gameTexts.near}</VisuallyHidden>
      </Percent>
    </Row>
  );
}
