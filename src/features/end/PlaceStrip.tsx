import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { MutedText } from '../../design/MutedText';
import { color, fonts } from '../../design/tokens';

/** A longer name is cut off, but read out in full. */
const NAME_LINES = 3;
const LINE_HEIGHT = 1.25;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 18px;
  margin-top: 10px;
`;

const Note = styled(MutedText).attrs({ as: 'div' })`
  display: flex;
  align-items: center;
  min-height: 44px;

  a {
    padding: 10px 0;
  }
`;

/** Scrolls sideways if the places do not fit. The padding makes room for the focus ring. */
const List = styled.ul`
  --width: clamp(120px, 36vw, 160px);
  display: flex;
  gap: 12px;
  margin: 0 -6px;
  padding: 6px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding: 6px;
  /* As high as its places before they load. */
  box-sizing: content-box;
  min-height: calc(var(--width) * 3 / 4 + ${NAME_LINES * LINE_HEIGHT} * 0.85rem + 14px);
`;

const Item = styled.li`
  flex: none;
  width: var(--width);
  scroll-snap-align: start;
`;

const PlaceButton = styled.button`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  border: 1px solid ${color('line')};
  background: ${color('surface')};
  color: ${color('ink')};
  text-align: start;

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    background: ${color('track')};
  }

  &:hover {
    border-color: ${color('ink')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('ink')};
    background: ${color('ink')};
    color: ${color('ground')};
  }
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  margin: 5px 8px 7px;
  font: 400 0.85rem/${LINE_HEIGHT} ${fonts.text};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${NAME_LINES};
`;

type StripProps = {
  readonly title: string;
  readonly note: ReactNode;
  readonly children?: ReactNode;
};

/** A row of places under a title. */
export const PlaceStrip = ({ title, note, children }: StripProps) => (
  <div>
    <Head>
      <h3>{title}</h3>
      <Note>{note}</Note>
    </Head>
    <List role="list">{children}</List>
  </div>
);

type ThumbnailProps = {
  readonly image: ReactNode;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
};

/** A place's picture and name: selects it for the map. */
export const PlaceThumbnail = ({ image, isSelected, onSelect, children }: ThumbnailProps) => (
  <Item>
    <PlaceButton aria-pressed={isSelected} onClick={onSelect}>
      {image}
      <Name>{children}</Name>
    </PlaceButton>
  </Item>
);
