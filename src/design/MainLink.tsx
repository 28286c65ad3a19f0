import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { mainAction } from './Button';

/** A link that is the primary action of a section. */
export const MainLink = styled(Link)`
  ${mainAction}
`;
