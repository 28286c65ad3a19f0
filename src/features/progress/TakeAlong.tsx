import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { useAppSelector, useWorld } from '../../app/hooks';
import { MainButton, QuietButton } from '../../design/Button';
import { HandOver } from '../../design/HandOver';
import { Quiet } from '../../design/Quiet';
import { progressTexts } from '../../texts/progress';
import { selectToday } from '../game/gameSelectors';
import { selectExport } from './progressSelectors';

const texts = progressTexts.take;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 14px;
`;

/** The code, made before it is asked for: Safari lets a site copy in the very click only. */
function useCode(text: string | null) {
  const { packProgress } = useWorld();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    let isCurrent = true;
    void packProgress(text).then((made) => isCurrent && setCode(made));
    return () => {
      isCurrent = false;
      setCode(null);
    };
  }, [text, packProgress]);
  return code;
}

/** The player's progress as a file or a code. */
export function TakeAlong() {
  const { saveFile, copy } = useWorld();
  const today = useAppSelector(selectToday);
  const text = useAppSelector(selectExport);
  const code = useCode(text);
  if (!today || text === null) return <p>{texts.nothing}</p>;
  return (
    <>
      <Actions>
        <MainButton onClick={() => saveFile(texts.fileName(today), text)}>{texts.save}</MainButton>
        {code && <HandOver button={QuietButton} label={texts.copy} text={() => code} hand={copy} />}
      </Actions>
      <Quiet>{texts.note}</Quiet>
    </>
  );
}
