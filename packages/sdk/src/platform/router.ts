/**
 * The part of React Router that shell and tools use. Declarative mode: the data router alone weighs 17 kB gzip more.
 */
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
