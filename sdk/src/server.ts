/** For HTML that is made ahead of a visit, in Node. Never in a browser. */
export { StaticRouter } from 'react-router';
