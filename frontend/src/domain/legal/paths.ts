export const privacyPath = '/privacy';

export const termsPath = '/terms';

export const contactPath = '/contact';
