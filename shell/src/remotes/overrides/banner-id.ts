/** Of the element that says which builds of this tab are not the released ones. */
export const BANNER_ID = 'aic-override';
