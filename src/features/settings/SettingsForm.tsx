import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { color } from '../../design/tokens';
import { UNITS } from '../../domain/units';
import { paths } from '../../paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useTexts } from '../../texts/useTexts';
import {
  descriptionSwitched,
  highContrastSwitched,
  selectSettings,
  unitsPicked,
} from './settingsSlice';

const Form = styled.form`
  fieldset {
    margin: 0 0 16px;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 700;
  }
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
  span {
    min-width: 0;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: ${color('action')};
  }
`;

export function SettingsForm() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const settings = useAppSelector(selectSettings);
  const noteId = useId();
  const switches = [
    { name: 'highContrast', switched: highContrastSwitched },
    { name: 'describesPicture', switched: descriptionSwitched },
  ] as const;
  return (
    <Form>
      <fieldset>
        <legend>{texts.settings.units}</legend>
        {UNITS.map((unit) => (
          <label key={unit}>
            <input
              type="radio"
              name="units"
              checked={unit === settings.units}
              onChange={() => dispatch(unitsPicked(unit))}
            />
            <span>{texts.settings[unit]}</span>
          </label>
        ))}
      </fieldset>
      {switches.map(({ name, switched }) => (
        <Fragment key={name}>
          <label>
            <input
              type="checkbox"
              aria-describedby={noteId + name}
              checked={settings[name]}
              onChange={({ currentTarget }) => dispatch(switched(currentTarget.checked))}
            />
            <span>{texts.settings[name]}</span>
          </label>
          <MutedText id={noteId + name}>{texts.settings[`${name}Note`]}</MutedText>
        </Fragment>
      ))}
      <p>
        <Link to={{ pathname: paths.statistics, hash: 'progress' }}>{texts.progress.open}</Link>
      </p>
    </Form>
  );
}
