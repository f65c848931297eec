import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { makePageSession } from './api/session.ts';
import { App } from './app.tsx';
import { followLink, hasSignedInElsewhere } from './session/follow-link.ts';
import { shareNonce } from './theme/read-nonce.ts';

shareNonce();
followLink();
const session = makePageSession();
void session.resume({ always: hasSignedInElsewhere() });
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the application.');
createRoot(root).render(<App session={session} />);
