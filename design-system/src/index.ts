// The design system for everything the shell draws around a tool.
export {};
