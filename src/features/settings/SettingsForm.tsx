import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { MutedText } from '../../design/MutedText';
import { color } from '../../design/tokens';
import { UNITS } from '../../domain/units';
import { paths } from '../../routes';
import { useAllTexts } from '../../texts/useTexts';
import {
  descriptionSwitched,
  highContrastSwitched,
  selectDescribesPicture,
  selectHighContrast,
  selectUnits,
  unitsPicked,
} from './settingsSlice';

const Group = styled.fieldset`
  margin: 0 0 16px;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: 700;
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;

  input {
    width: 20px;
    height: 20px;
    accent-color: ${color('action')};
  }
`;

const Further = styled.p`
  margin-top: 20px;
`;

type CheckboxProps = {
  readonly label: string;
  readonly note: string;
  readonly isChecked: boolean;
  readonly onSwitch: (isOn: boolean) => void;
};

function Checkbox({ label, note, isChecked, onSwitch }: CheckboxProps) {
  const noteId = useId();
  return (
    <>
      <Choice>
        <input
          type="checkbox"
          aria-describedby={noteId}
          checked={isChecked}
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        />
        {label}
      </Choice>
      <MutedText id={noteId}>{note}</MutedText>
    </>
  );
}

export function SettingsForm() {
  const texts = useAllTexts();
  const dispatch = useAppDispatch();
  const units = useAppSelector(selectUnits);
  const highContrast = useAppSelector(selectHighContrast);
  const describesPicture = useAppSelector(selectDescribesPicture);
  return (
    <form>
      <Group>
        <legend>{texts.settings.units}</legend>
        {UNITS.map((unit) => (
          <Choice key={unit}>
            <input
              type="radio"
              name="units"
              checked={unit === units}
              onChange={() => dispatch(unitsPicked(unit))}
            />
            {texts.settings[unit]}
          </Choice>
        ))}
      </Group>
      <Checkbox
        label={texts.settings.highContrast}
        note={texts.settings.highContrastNote}
        isChecked={highContrast}
        onSwitch={(isOn) => dispatch(highContrastSwitched(isOn))}
      />
      <Checkbox
        label={texts.settings.describesPicture}
        note={texts.settings.describesPictureNote}
        isChecked={describesPicture}
        onSwitch={(isOn) => dispatch(descriptionSwitched(isOn))}
      />
      <Further>
        <Link to={paths.statistics}>{texts.progress.open}</Link>
      </Further>
    </form>
  );
}
