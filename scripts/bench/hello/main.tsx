// The least that the site's libraries can do together: a text in a persisted store, and Enter that
// adds it to a list. What a key costs here is what the libraries cost, and the machine.
import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { persistReducer, persistStore } from 'redux-persist';
import { styled } from 'styled-components';

/** As many as a round of the game has, so that both have as much to draw. */
const MOST_ROWS = 6;

const hello = createSlice({
  name: 'hello',
  initialState: { text: '', rows: [] as string[] },
  reducers: {
    textTyped(state, { payload }: PayloadAction<string>) {
      state.text = payload;
    },
    rowAdded(state) {
      if (state.rows.length === MOST_ROWS) state.rows = [];
      state.rows.push(state.text);
      state.text = '';
    },
  },
});
const { textTyped, rowAdded } = hello.actions;

const storage = {
  getItem: (key: string) => Promise.resolve(localStorage.getItem(key)),
  setItem: (key: string, text: string) => {
    localStorage.setItem(key, text);
    return Promise.resolve();
  },
  removeItem: (key: string) => {
    localStorage.removeItem(key);
    return Promise.resolve();
  },
};
const store = configureStore({
  reducer: combineReducers({ hello: persistReducer({ key: 'hello', storage }, hello.reducer) }),
  // The actions of redux-persist carry functions.
  middleware: (getDefaultMiddleware) => getDefaultMiddleware({ serializableCheck: false }),
  devTools: false,
});
type State = ReturnType<typeof store.getState>;
persistStore(store);

const List = styled.ol`
  margin: 8px 0;
  padding: 0 0 0 24px;
`;
const Row = styled.li`
  padding: 8px;
  border-bottom: 1px solid #ccc;
`;

function Hello() {
  const dispatch = useDispatch();
  const text = useSelector((state: State) => state.hello.text);
  const rows = useSelector((state: State) => state.hello.rows);
  return (
    <main>
      <input
        aria-label="Text"
        value={text}
        onChange={(event) => dispatch(textTyped(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') dispatch(rowAdded());
        }}
      />
      <List>
        {rows.map((row, index) => (
          <Row key={index}>{row}</Row>
        ))}
      </List>
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <Provider store={store}>
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Hello />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
);
