import './styles/layers.css';
import 'virtual:amplify.css';
import './styles/all.css';
