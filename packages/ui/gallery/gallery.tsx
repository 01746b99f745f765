import '@portal/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { ActionSpecimens } from './action-specimens.tsx';
import { BoxSpecimens } from './box-specimens.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import css from './gallery.module.css';
import { PageSpecimen } from './page-specimen.tsx';
import { StateSpecimens } from './state-specimens.tsx';
import { TokenSpecimens } from './token-specimens.tsx';

const asked = new URLSearchParams(location.search).get('theme');
document.documentElement.lang = 'en';
if (asked) document.documentElement.dataset.theme = asked;
const themes = asked === 'light' || asked === 'dark' ? [asked] : ['light', 'dark'];

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <main>
    {themes.map((theme) => (
      <div key={theme} data-theme={theme} className={css.page}>
        <PageSpecimen />
        <ActionSpecimens />
        <BoxSpecimens />
        <StateSpecimens />
        <FormSpecimens />
        <TokenSpecimens />
      </div>
    ))}
  </main>,
);
