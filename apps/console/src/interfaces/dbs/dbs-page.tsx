import { useTab } from '../../kit/use-tab.ts';
import { AuthForm } from './auth-form.tsx';
import { dbsTabs } from './dbs-head.ts';
import { SitesTab } from './sites-tab.tsx';

/** API DBS: what the group signs in with, and which of its sites is which of ours. */
export const DbsPage = () => (useTab(dbsTabs).tab === 'auth' ? <AuthForm /> : <SitesTab />);
