// Sibling views of one thing: the sign-in page and the tools with tabs.
export { type TabItem, Tabs, type TabsProps } from './components/tabs/tabs.tsx';
