import '@portal/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { Pages } from './pages.tsx';
import { SessionProvider } from './session.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root".');
// Addresses are in the fragment, so that the secret of an invitation never reaches a log.
createRoot(root).render(
  <HashRouter>
    <SessionProvider>
      <Pages />
    </SessionProvider>
  </HashRouter>,
);
