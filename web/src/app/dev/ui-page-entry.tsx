/** The script of web/dev/ui.html: served by `npm run dev`, not an input of the build. */
import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/charts/charts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { UiPage } from './UiPage.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MemoryRouter>
      <UiPage />
    </MemoryRouter>
  </StrictMode>,
);
