import type { Ref } from 'react';
import { styled } from 'styled-components';

import { row } from '../../../design/mixins';

export const MapNotices = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0 0 auto;
`;

const Strip = styled.div<{ $isShown: boolean }>`
  ${row('4px 12px')}
  justify-content: space-between;
  ${({ $isShown }) => $isShown && 'padding-block: 6px; padding-inline: 14px 8px;'}
  background: rgb(7 19 27 / 85%);
  color: #fff;
  font-size: 0.8rem;
`;

const StripButton = styled.button`
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid currentcolor;
  color: inherit;

  &:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
`;

type Props = {
  /** Null to show nothing. */
  readonly text: string | null;
  readonly action: string;
  readonly onAction: () => void;
  /** The button's. */
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A line on the picture: what it shows instead of the landmark, and an action. */
export function MapNotice({ text, action, onAction, ref }: Props) {
  return (
    <Strip $isShown={text !== null}>
      <span role="status">{text}</span>
      {text !== null && (
        <StripButton ref={ref} onClick={onAction}>
          {action}
        </StripButton>
      )}
    </Strip>
  );
}
