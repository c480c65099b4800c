// The light build comes without types of its own; it is the whole one without subtitles and protection.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
