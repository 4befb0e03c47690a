import { readPosition } from '@imisozi/core/position';
import { typedText } from '@imisozi/core/typed-text';
import { TextInput } from './TextInput';

const check = (text: string | null) =>
  !text || !typedText(text) || readPosition(text) ? undefined : 'app.position.wrong';

/** The position of a place on the maps of tours, as `latitude, longitude`. */
export const PositionInput = () => <TextInput source="position" helperText="app.position.help" validate={check} />;
