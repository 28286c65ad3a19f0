import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from './Button';
import { noticeBox, row } from './mixins';

const Line = styled.p`
  ${row('4px 14px')}
  margin-top: 12px;
  ${noticeBox}
  padding-block: 8px;

  span {
    flex: 1 1 14em;
  }
`;

type Props = {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly children?: ReactNode;
};

export const Notice = ({ text, action, onAction, children }: Props) => (
  <Line>
    <span>{text}</span>
    {children}
    <Button variant="quiet" onClick={onAction}>
      {action}
    </Button>
  </Line>
);
