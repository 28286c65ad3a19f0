// The baseline: a minimal page with the site's libraries and the day's picture.
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { persistReducer, persistStore } from 'redux-persist';
import { styled } from 'styled-components';

const { actions, reducer } = createSlice({
  name: 'list',
  initialState: { text: '', rows: [] as string[] },
  reducers: {
    typed: (state, { payload }: PayloadAction<string>) => ({ ...state, text: payload }),
    entered: ({ text, rows }) => ({ text: '', rows: [...rows, text] }),
  },
});

const soon = Promise.resolve();
const storage = {
  getItem: (key: string) => soon.then(() => localStorage.getItem(key)),
  setItem: (key: string, text: string) => soon.then(() => localStorage.setItem(key, text)),
  removeItem: (key: string) => soon.then(() => localStorage.removeItem(key)),
};
const store = configureStore({ reducer: persistReducer({ key: 'floor', storage }, reducer) });
persistStore(store);

const List = styled.ul`
  line-height: 2;
`;

function Page() {
  const { text, rows } = useSelector((state: ReturnType<typeof reducer>) => state);
  const dispatch = useDispatch();
  return (
    <>
      <img src="/18.avif" alt="" style={{ width: '100%', aspectRatio: '4 / 3' }} />
      <input
        aria-label="Text"
        value={text}
        onChange={({ target }) => dispatch(actions.typed(target.value))}
        onKeyDown={({ key }) => key === 'Enter' && dispatch(actions.entered())}
      />
      <List>
        {rows.map((row, index) => (
          <li key={index}>{row}</li>
        ))}
      </List>
    </>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(
  <Provider store={store}>
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Page />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
);
