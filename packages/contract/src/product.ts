export const PRODUCT_NAME = 'AI Creative';
