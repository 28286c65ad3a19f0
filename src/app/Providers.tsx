import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';

import { ServicesContext } from '../store/hooks';
import type { Services } from '../store/services';
import { type PageTexts, TextsContext } from '../texts/useTexts';

type Props = Pick<ComponentProps<typeof Provider>, 'store'> & {
  readonly services: Services;
  readonly texts: PageTexts;
  readonly children: ReactNode;
};

/** What every view may ask for: the store, the services and the words. */
export const Providers = ({ store, services, texts, children }: Props) => (
  <Provider store={store}>
    <ServicesContext value={services}>
      <TextsContext value={texts}>{children}</TextsContext>
    </ServicesContext>
  </Provider>
);
