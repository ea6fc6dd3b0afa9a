/** Origin of the API that the page's server hands calls on to; null: the backend is fake. Written in by the build. */
declare const STANDALONE_API: string | null;

declare module '*.css';
