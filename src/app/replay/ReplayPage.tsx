import { useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { styled } from 'styled-components';

import { QuietButton } from '../../design/Button';
import { Content } from '../../design/Content';
import { Quiet } from '../../design/Quiet';
import { ZoomlePage } from '../../pages/ZoomlePage';
import { replayPageTexts as texts } from '../../texts/replay';
import { lineOf } from '../eventLine';
import { useWorld } from '../hooks';
import { redacted } from '../redacted';
import { parseLog } from './parseLog';
import { Refused } from './refused';
import { type Log, type Moment, replay } from './replay';
import { makeReplayStore, momentShown } from './replayStore';
import { Scrubber } from './Scrubber';
import { illegalEvents, wordsOf } from './story';

const Form = styled.form`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding: 12px 0;

  label {
    display: grid;
    width: 100%;
    font-weight: 700;
  }
  textarea {
    min-height: 6em;
    font: inherit;
    font-weight: 400;
  }
`;

/** A dialog would lie over the scrubber, and is told of by its event. */
const shown = ({ after }: Moment) => momentShown({ ...after, dialog: null });

/** The board, in the state after each event of a log. */
function Player({ log }: { readonly log: Log }) {
  const { countries, mapProviders, now } = useWorld();
  const moments = useMemo(() => replay(log, mapProviders), [log, mapProviders]);
  const [place, setPlace] = useState(0);
  const [store] = useState(() => {
    const first = moments[0]?.after ?? log.start;
    return makeReplayStore({ ...first, dialog: null }, { countries, mapProviders, now });
  });
  const moment = moments[place];
  if (!moment) return null;
  const move = (to: number) => {
    const next = moments[to];
    if (next) store.dispatch(shown(next));
    setPlace(to);
  };
  const told = [
    `${moment.number}  ${lineOf(moment.event)}`,
    ...wordsOf(moment, countries),
    ...illegalEvents([moment]),
  ];
  return (
    <>
      <Content>
        {log.gaps.map((gap) => (
          <Quiet key={gap}>{gap}</Quiet>
        ))}
        <Scrubber
          place={place}
          count={moments.length}
          told={redacted(told.join('\n'))}
          onMove={move}
        />
      </Content>
      <Provider store={store}>
        <ZoomlePage />
      </Provider>
    </>
  );
}

/** For developers: plays a log or a report on the real board, with a store of its own. */
export function ReplayPage() {
  const { countries } = useWorld();
  const [log, setLog] = useState<Log | null>(null);
  /** How many logs were read: each begins anew. */
  const [count, setCount] = useState(0);
  const [pasted, setPasted] = useState('');
  const [refusal, setRefusal] = useState('');

  const read = (text: string) => {
    try {
      setLog(parseLog(text, countries));
      setCount(count + 1);
      setRefusal('');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <>
      <Content>
        <title>{texts.title}</title>
        <Quiet>{texts.note}</Quiet>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            read(pasted);
          }}
        >
          <label>
            {texts.file}
            <input
              type="file"
              accept=".json,.txt"
              // Otherwise the same file could not be chosen again.
              onClick={({ currentTarget }) => (currentTarget.value = '')}
              onChange={({ currentTarget: { files } }) => void files?.[0]?.text().then(read)}
            />
          </label>
          <label>
            {texts.paste}
            <textarea
              required
              value={pasted}
              onChange={({ currentTarget }) => setPasted(currentTarget.value)}
            />
          </label>
          <QuietButton>{texts.play}</QuietButton>
        </Form>
        <p role="alert">{refusal}</p>
      </Content>
      {log && <Player key={count} log={log} />}
    </>
  );
}
