// For tsc; the bundler reads the file itself.
declare module '*.css';
