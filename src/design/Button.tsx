import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

import { passFocusOn } from './passFocusOn';
import { color, fonts } from './tokens';

/** The primary action of a section. */
export const mainAction = css`
  display: inline-block;
  min-height: 44px;
  padding: 0.6rem 1.1rem;
  background: ${color('signal')};
  color: ${color('onFill')};
  font: 700 1rem/1.5 ${fonts.heading};
  text-decoration: none;

  &:hover {
    filter: brightness(1.07);
  }
`;

/** A secondary action. Without a mouse, a tap would leave it inverted. */
export const quietAction = css`
  display: inline-block;
  min-height: 44px;
  padding: 0.55rem 0.9rem;
  border: 2px solid ${color('ink')};
  color: ${color('ink')};
  font: 700 0.9rem/1.5 ${fonts.heading};
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      background: ${color('ink')};
      color: ${color('ground')};
    }
  }
`;

const ACTIONS = { main: mainAction, quiet: quietAction };

/** `main` for one button in a section, `quiet` for the others. */
export type ButtonVariant = keyof typeof ACTIONS;

const VariantButton = styled.button.withConfig({
  shouldForwardProp: (name) => name !== 'variant',
})<{ readonly variant: ButtonVariant }>`
  ${({ variant }) => ACTIONS[variant]}
`;

/** Does not lose the focus when it is removed. */
export const Button = (props: ComponentProps<typeof VariantButton>) => (
  <VariantButton ref={passFocusOn} {...props} />
);

export const MainLink = styled(Link)`
  ${mainAction}
`;

export const QuietLink = styled(Link)`
  ${quietAction}
`;
