import { css, styled } from 'styled-components';

import { visuallyHidden } from '../../../design/mixins';
import { breakpoints, color, fonts } from '../../../design/tokens';

export const ROW_HEIGHT = 44;
/** Half a row shows that the list scrolls. */
export const LIST_HEIGHT = 10.5 * ROW_HEIGHT;

export const Combobox = styled.div`
  position: relative;
`;

export const Label = styled.label`
  display: block;
  margin-bottom: 3px;
  font: 600 0.9rem/1.2 ${fonts.heading};

  @media ${breakpoints.smallPhone} {
    ${visuallyHidden}
  }
`;

/** Scrolls into view with its ring. Below 16 px, phones zoom into the page on focus. */
export const Input = styled.input`
  width: 100%;
  height: 48px;
  padding: 0 14px;
  border: 2px solid ${color('ink')};
  border-radius: 0;
  scroll-margin-block: 4px;
  background: ${color('surface')};
  color: ${color('ink')};
  font: 400 1.1rem/1.5 ${fonts.text};

  &::placeholder {
    color: transparent;
  }
  @media ${breakpoints.smallPhone} {
    height: 44px;

    &::placeholder {
      opacity: 1;
      color: ${color('muted')};
    }
  }

  &:focus-visible {
    outline-offset: 0;
  }
`;

const popup = css`
  position: absolute;
  z-index: 2;
  inset: 100% 0 auto;
  border: 2px solid ${color('ink')};
  border-top: 0;
  background: ${color('surface')};
  box-shadow: 0 12px 24px rgb(0 0 0 / 18%);
`;

export const Listbox = styled.div`
  ${popup}
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const NoMatch = styled.p`
  ${popup}
  padding: 10px 14px;
  color: ${color('muted')};
`;

export const Note = styled.div`
  padding: 10px 14px 0;
  color: ${color('muted')};
  font-size: 0.9rem;
`;

/** Contains `mark` (what was typed), `small` (an alias), `em` (a note) and `kbd` (the key that picks). */
export const Option = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: ${ROW_HEIGHT}px;
  padding: 6px 14px;
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${color('ink')};
    color: ${color('ground')};
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  small,
  em,
  kbd {
    opacity: 0.85;
    font: 400 0.8rem/1.5 ${fonts.text};
  }
  small {
    font-size: 0.9rem;
  }
  /* Reserves its room in inactive options. */
  &:not([aria-selected='true']) kbd {
    visibility: hidden;
  }

  @media (hover: none) {
    kbd {
      display: none;
    }
  }
`;
