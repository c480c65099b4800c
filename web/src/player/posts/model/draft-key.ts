/** Where the browser keeps what is typed of a new post, until it is sent or its writer logs out. */
export const draftKey = 'noriter.post-draft';
