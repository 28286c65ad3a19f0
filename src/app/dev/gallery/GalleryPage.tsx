import { styled } from 'styled-components';

import { GlobalStyle } from '../../../design/GlobalStyle';
import { PageHeading } from '../../../design/PageHeading';
import { galleryTexts as texts } from '../../../texts/gallery';
import { galleryStates } from './states';

/** The screens that a state is shown on, in CSS pixels. */
const SCREENS = [
  { size: 'phone', width: 390, height: 844 },
  { size: 'laptop', width: 1366, height: 768 },
];
const VIEWS = SCREENS.flatMap((screen) => ['light', 'dark'].map((theme) => ({ ...screen, theme })));

const Page = styled.main`
  padding: 16px;

  section {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
  }

  h2 {
    flex-basis: 100%;
    margin-top: 32px;
    font-size: 1.1rem;
  }
`;

/** A screen at half its size. */
const Frame = styled.iframe`
  flex: none;
  margin: 0 ${({ width }) => Number(width) / -2}px ${({ height }) => Number(height) / -2}px 0;
  border: 0;
  transform: scale(0.5);
  transform-origin: 0 0;
`;

/**
 * All states side by side, each in frames: widths, themes and dialogs belong to a page.
 * @param address the gallery's, in the language of the page
 */
export const GalleryPage = ({ address }: { readonly address: string }) => (
  <Page>
    <GlobalStyle />
    <PageHeading title={texts.title} subtitle={texts.subtitle} />
    {Object.keys(galleryStates).map((name) => (
      <section key={name}>
        <h2>
          <a href={`${address}/${name}`}>{name}</a>
        </h2>
        {VIEWS.map(({ size, theme, ...screen }) => (
          <Frame
            key={size + theme}
            {...screen}
            title={texts.frame(name, size, theme)}
            src={`${address}/${name}?theme=${theme}`}
            loading="lazy"
          />
        ))}
      </section>
    ))}
  </Page>
);
