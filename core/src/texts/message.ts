/**
 * An ICU message: `Only {left, plural, one {# seat is} other {# seats are}} left`. Amounts in US dollars are written
 * `{amount, number, usd}`, other large numbers or fractions `{count, number}`; `{name}`, `{status}` and `{next}` are
 * names that each language translates.
 */
export type Message = string;

/** A part of a parsed message: text, or an argument. */
export type Part =
  | string
  | {
      readonly arg: string;
      readonly as?: 'usd' | 'number';
      /** The output for each plural form, or for each value. */
      readonly forms?: Readonly<Record<string, readonly Part[]>>;
      readonly isPlural?: true;
    };

/** A parsed message, for browsers, which have no parser. */
export type Parsed = string | readonly Part[];

/** The arguments of a message: flat, so that they can be sent. */
export type Params = Readonly<Record<string, string | number>>;

/** `{count: number; name: string | number}`: the arguments of a message, as its text names them. */
export type ParamsOf<Text extends Message> = { readonly [Name in ArgsOf<Text> as Name[0]]: Name[1] };

/** The arguments of a message as function parameters: none if it has no arguments. */
export type Given<Text extends Message> = keyof ParamsOf<Text> extends never ? [] : [params: ParamsOf<Text>];

// If `{` comes before `}` in the rest of the text, an argument begins; otherwise a form ends.
type ArgsOf<Text extends string> = Text extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer After}`
      ? FormsOf<After>
      : never
    : ArgumentOf<Rest>
  : Text extends `${string}}${infer After}`
    ? FormsOf<After>
    : never;

type ArgumentOf<Text extends string> = Text extends `${infer Inside}}${infer After}`
  ? Inside extends `${infer Name},${infer Type}`
    ? Type extends ` plural${string}`
      ? [Name, number] | FormsOf<Text>
      : Type extends ` number${string}`
        ? [Name, number] | ArgsOf<After>
        : [Name, string] | FormsOf<Text>
    : [Inside, string | number] | ArgsOf<After>
  : never;

type FormsOf<Text extends string> = Text extends `${infer Before}{${infer Form}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer After}`
      ? ArgsOf<After>
      : never
    : ArgsOf<Form>
  : Text extends `${string}}${infer After}`
    ? ArgsOf<After>
    : never;
