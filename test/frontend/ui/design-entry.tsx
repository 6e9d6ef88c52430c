import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../../../frontend/src/ui/look.ts';
import DesignPage from '../../../frontend/src/app/design-page.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <DesignPage />
      </MemoryRouter>
    </StrictMode>,
  );
}
