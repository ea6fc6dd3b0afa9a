/** Texts of the sources and their catalogs (docs/texts-and-languages.md). Node only. */
export { catalogsFor } from './catalogs/catalog.ts';
export { catalogProblems } from './catalogs/catalog-problems.ts';
export { language, SOURCE_LANGUAGE } from './settings/language.ts';
export { textPackages } from './settings/text-packages.ts';
