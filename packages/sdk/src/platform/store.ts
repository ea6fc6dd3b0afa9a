/** The part of Redux that shell and tools use. */
export { combineSlices, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
export { Provider as StoreProvider, useDispatch, useSelector } from 'react-redux';
