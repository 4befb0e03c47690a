import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import type { Extensions } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

/** The formats that the API keeps, so that opening and saving a text changes almost nothing. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  Image,
  TableKit,
];
