import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../../../frontend/src/ui/styles.ts';
import DesignPage from '../../../frontend/src/workshop/design-page.tsx';

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
