import { useTab } from '../../kit/use-tab.ts';
import { AuthForm } from './auth-form.tsx';
import { dbsTabs } from './dbs-head.ts';
import { SitesTab } from './sites-tab.tsx';

/** API DBS: the group's credentials, and the match between its sites and ours. */
export const DbsPage = () => (useTab(dbsTabs).tab === 'auth' ? <AuthForm /> : <SitesTab />);
