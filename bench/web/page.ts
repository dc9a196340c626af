/** The page whose request rate is measured. */
export const PAGE = '/reports';
